.PHONY: play serve test
play: ; ./hoftag play citadels
serve: ; ./hoftag serve
test: ; ./hoftag test
